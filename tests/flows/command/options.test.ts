import { expect, test } from 'vitest'
import { flows } from '#tests/model/flows.ts'
import { chooseFlows, choosePaths, readOptions, requireDriven } from './options.ts'

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
  const command = readOptions([
    '--machine',
    'auth,cart',
    '--machine=checkout',
    '--driver=page',
    '--slow',
    '250',
    '--headed',
  ])

  expect(command).toMatchObject({
    options: { machines: ['auth', 'cart', 'checkout'], drivers: ['page'], slowMs: 250, isHeaded: true },
  })
})

test('help and drawing come before a run', () => {
  expect(readOptions(['--driver', 'api', '--help'])).toEqual({ kind: 'help' })
  expect(readOptions(['--draw'])).toEqual({ kind: 'draw' })
})

test.each([
  { typed: ['--drivr', 'api'], sentence: 'There is no option --drivr: did you mean --driver?' },
  { typed: ['--gateway'], sentence: 'There is no option --gateway: see npm run flows -- --help' },
  { typed: ['-x'], sentence: 'There is no option -x: see npm run flows -- --help' },
  { typed: ['auth'], sentence: '"auth" is not an option: options begin with --, see npm run flows -- --help.' },
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

test('a machine stands for all of its flows, and a flow for itself', () => {
  const names = (wanted: string[]) => chooseFlows(flows, wanted).map(({ name }) => name)

  expect(names(['request'])).toEqual(['request (package)', 'request (convention)'])
  expect(names(['request (package)', 'cart'])).toEqual(['cart', 'request (package)'])
  expect(names([])).toEqual(flows.map(({ name }) => name))
})

test('an unknown machine is answered with the one that was probably meant', () => {
  expect(() => chooseFlows(flows, ['chekout'])).toThrow('There is no machine "chekout": did you mean checkout?')
  expect(() => chooseFlows(flows, ['kitchen'])).toThrow(/^There is no machine "kitchen": there are auth, .*search/)
})

test('paths are chosen by their ids, and one that was not driven is named', () => {
  const paths = [{ id: 'a' }, { id: 'b' }]

  expect(choosePaths(paths, ['b'])).toEqual([{ id: 'b' }])
  expect(choosePaths(paths, [])).toEqual(paths)
  expect(() => requireDriven(['b', 'z'], paths)).toThrow(/^There is no path z here/)
})
