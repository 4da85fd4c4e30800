# Kissa's commands. `make play` and `make test` install the Debian packages that they need first.

APP ?= DreamCoffee

.PHONY: help play cluster preview test docs looks verify attack crash sanitize bench fresh package model model-smoke \
	evaluate format lint install

help:
	@echo "make play     open an app in the browser (APP=$(APP) PORT=8080 HOST=127.0.0.1 OPEN=0 for no browser,"
	@echo "              MODEL=mini for the embedded model alone, MODEL=smollm2 or a file or server for another one)"
	@echo "make cluster  several processes of an app behind HAProxy, over PostgreSQL (N=4 APP=$(APP) PORT=8100)"
	@echo "make preview  open all previews of an app in the browser (APP=$(APP))"
	@echo "make test     run all tests, those in Chromium, Firefox and WebKit too"
	@echo "make docs     build the documentation as a site in .build/docs (BASE_PATH=/kissa for a folder of a host)"
	@echo "make looks    take the controls' pictures anew, to be looked at"
	@echo "make verify   compare with llama.cpp, llguidance and jinja2, speak to llama.cpp's server, serve hundreds of guests, run tests of"
	@echo "              pages in Firefox and WebKit (KISSA_BROWSERS=firefox,webkit) (needs Python:"
	@echo "              the first run builds llama.cpp and fetches sentencepiece, protobuf and others into .venv)"
	@echo "make attack   attack a process of Dream Coffee over the loopback, and measure a tap beside a crowd"
	@echo "make crash    kill a process of Dream Coffee a thousand times and look for what was lost (KILLS=1000)"
	@echo "make sanitize run the tests of rooms that stand on C under the address, thread and undefined-behaviour sanitizers"
	@echo "make bench    measure beside other programs (SUBJECT=ui, inference, ...; needs Python)"
	@echo "make fresh    prove play, test and the packages in a bare Debian 12 (needs root and debootstrap)"
	@echo "make package  make packages that need no Swift: a .deb, the tool as one file, an image for containers (needs root;"
	@echo "              KINDS='deb tool' makes some)"
	@echo "make model    train kissa-mini anew (needs Python)"
	@echo "make evaluate ask kissa-mini what was written by hand, and print how often it is right (needs Python)"
	@echo "make install  install what the tests need of Debian, and do nothing else"
	@echo "make format   lay the sources out; make lint looks only, and checks the client's types"

play:
	@Scripts/install
	@Scripts/play $(APP)

cluster:
	@Scripts/install cluster python
	@N=$(N) Scripts/cluster $(APP)

preview:
	@Scripts/install
	@Scripts/preview $(APP)

test:
	@Scripts/install test
	@Scripts/test

docs:
	@Scripts/install docs
	@BASE_PATH=$(BASE_PATH) Scripts/docs

looks:
	@Scripts/install test
	@KISSA_SCREENSHOTS=$(CURDIR)/Tests/BrowserTests/References swift test --no-parallel --filter LooksTests

verify:
	@Scripts/install test python cluster
	@Tests/Verify/run
	@Tests/Verify/guided
	@Tests/Verify/templates
	@Tests/Verify/server
	@Tests/Verify/serving
	@Tests/Verify/coding
	@Tests/Verify/locales
	@Tests/Verify/life
	@Tests/Verify/fuzz
	@Tests/Verify/postgres
	@Tests/Verify/cluster
	@Tests/Verify/stranger
	@Tests/Verify/tutorials
	@Tests/Verify/editor
	@Tests/Verify/reload
	@Tests/Verify/browsers
	@KISSA_CAMPAIGN=1 swift test --no-parallel --filter 'CampaignTests|TenDaysTests|ShopLooksTests|CafeLooksTests|SampleScreenTests|\.LooksTests|FrameAgreementTests|CoffeeReaderTests|TipsReaderTests|TurnedShopTests|FadingMenuTests|PoliteSpeechTests|EmbeddedModelTests|CalendarTalkTests'
	@# Conversations with the adapter that players get, if its base model has been downloaded.
	@env -u KISSA_MODEL swift test --no-parallel --filter 'CalendarTalkTests|CounterSideTests|TalkModelTests'
	@$(MAKE) --no-print-directory model-smoke

attack:
	@Scripts/install python
	@Tests/Attack/run attack

crash:
	@Scripts/install python
	@Tests/Attack/run crash

sanitize:
	@Scripts/sanitize

bench:
	@Scripts/install test python
	@for subject in $(or $(SUBJECT),$(patsubst Benchmarks/%/run,%,$(wildcard Benchmarks/*/run))); do Benchmarks/$$subject/run || exit 1; done

package:
	@Scripts/install package
	@Scripts/package $(KINDS)

fresh:
	@Scripts/fresh
	@Tests/Verify/packages

model:
	@Scripts/install python
	@$(MAKE) --no-print-directory -C Models/kissa-mini model

# The whole pipeline from the corpus to the table, in a minute or two.
model-smoke:
	@Scripts/install python
	@$(MAKE) --no-print-directory -C Models/kissa-mini smoke
	@$(MAKE) --no-print-directory -C Models/kissa-talk check

evaluate:
	@Scripts/install python
	@$(MAKE) --no-print-directory -C Models/kissa-mini evaluate

install:
	@Scripts/install test

swift_sources = $(wildcard Apps Benchmarks Documentation Plugins Sources Tests) Package.swift

format:
	@swift format --in-place --parallel --recursive $(swift_sources)

lint:
	@Scripts/install lint
	@swift format lint --strict --parallel --recursive $(swift_sources)
	@tsc --project Scripts/client
