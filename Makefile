# Kissa's commands. `make play` and `make test` install what they need of Debian first.

APP ?= DreamCoffee
export PORT HOST OPEN

.PHONY: help play test verify bench fresh model format lint install

help:
	@echo "make play     open an app in the browser (APP=$(APP) PORT=8080 HOST=127.0.0.1 OPEN=0 for no browser)"
	@echo "make test     run all tests, Chromium's too"
	@echo "make verify   compare the inference engine with llama.cpp (needs Python)"
	@echo "make bench    measure beside other programs (SUBJECT=ui, inference, ...; needs Python)"
	@echo "make fresh    prove play and test in a bare Debian 12 (needs root and debootstrap)"
	@echo "make model    train kissa-mini anew (needs Python)"
	@echo "make format   lay the sources out; make lint only looks"

play:
	@Scripts/install
	@Scripts/play $(APP)

test:
	@Scripts/install test
	@Scripts/test

verify:
	@Scripts/install
	@Tests/Verify/run

bench:
	@Scripts/install test
	@Benchmarks/run $(SUBJECT)

fresh:
	@Scripts/fresh

model:
	@Models/kissa-mini/run

install:
	@Scripts/install test

format:
	@swift format --in-place --parallel --recursive Apps Benchmarks Plugins Sources Tests Package.swift

lint:
	@swift format lint --strict --parallel --recursive Apps Benchmarks Plugins Sources Tests Package.swift
