import { writeFileSync } from 'node:fs'

/**
 * Vitest's part of the last line. It writes into the file that TEST_OUTCOME names how many tests passed, failed and were skipped, and what
 * failed first. A file or a suite that could not run is one failure, and so is each error outside of a test.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from there
export default class OutcomeReporter {
  #first

  onTestCaseResult(test) {
    if (test.result().state === 'failed') this.#note(test.module, test.fullName, test.result().errors)
  }

  onTestSuiteResult(suite) {
    if (suite.errors().length > 0) this.#note(suite.module, suite.fullName, suite.errors())
  }

  onTestModuleEnd(module) {
    if (module.errors().length > 0) this.#note(module, undefined, module.errors())
  }

  onTestRunEnd(modules, unhandledErrors, reason) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state) => tests.filter((test) => test.result().state === state).length
    const unrunnable = modules.flatMap((module) => [module, ...module.children.allSuites()]).filter(hasErrors)
    const [loose] = unhandledErrors
    if (loose) this.#first ??= `an error outside of a test: ${firstLineOf(loose)}`
    const outcome = {
      passed: count('passed'),
      failed: count('failed') + unrunnable.length + unhandledErrors.length,
      skipped: count('skipped'),
      first: this.#first,
      isComplete: reason !== 'interrupted',
    }
    writeFileSync(process.env.TEST_OUTCOME, JSON.stringify(outcome))
  }

  #note(module, name, [error]) {
    this.#first ??=
      [module.relativeModuleId, ...(name === undefined ? [] : [name])].join(' > ') + `: ${firstLineOf(error)}`
  }
}

const hasErrors = (part) => part.errors().length > 0
const firstLineOf = (error) => String(error?.message ?? error).split('\n')[0]
