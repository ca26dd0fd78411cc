import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('without options every machine is driven by both drivers', () => {
  expect(readOptions([])).toEqual({
    kind: 'run',
    options: {
      machines: [],
      drivers: ['api', 'page'],
      paths: [],
      seed: 1,
      walks: 0,
      isHeaded: false,
      slowMs: 0,
      url: undefined,
      out: 'flows-report',
    },
  })
})

test('options are taken with a space or an equals sign, and lists with commas or by repeating', () => {
  const wish = readOptions([
    '--machine',
    'auth,cart',
    '--machine=checkout',
    '--driver=page',
    '--slow',
    '250',
    '--headed',
  ])

  expect(wish).toMatchObject({
    options: { machines: ['auth', 'cart', 'checkout'], drivers: ['page'], slowMs: 250, isHeaded: true },
  })
})

test('help comes before a run', () => {
  expect(readOptions(['--driver', 'api', '--help'])).toEqual({ kind: 'help' })
})

test.each([
  { typed: ['--drivr', 'api'], sentence: 'There is no option --drivr: did you mean --driver?' },
  { typed: ['--gateway'], sentence: 'There is no option --gateway: see npm run flows -- --help' },
  { typed: ['-x'], sentence: 'There is no option -x: see npm run flows -- --help' },
  { typed: ['auth'], sentence: '"auth" is no option: options begin with --, see npm run flows -- --help.' },
  { typed: ['--driver', 'phone'], sentence: '--driver is api, page or both, and not "phone".' },
  { typed: ['--seed', 'luck'], sentence: '--seed needs a whole number, and not "luck".' },
  { typed: ['--slow'], sentence: '--slow needs a value, see npm run flows -- --help.' },
  { typed: ['--path', '--headed'], sentence: '--path needs a value, see npm run flows -- --help.' },
  { typed: ['--headed=no'], sentence: '--headed takes no value.' },
  {
    typed: ['--url', 'staging'],
    sentence: '--url needs a whole address such as https://staging.example, and not "staging".',
  },
])('$typed is answered with one sentence', ({ typed, sentence }) => {
  expect(() => readOptions(typed)).toThrow(sentence)
})
