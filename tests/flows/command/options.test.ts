import { expect, test } from 'vitest'
import { flows } from '#tests/model/flows.ts'
import { chooseFlows, choosePaths, readOptions, requireDriven } from './options.ts'

test('without options every machine is driven by both drivers', () => {
  expect(readOptions([])).toMatchObject({ kind: 'run', options: { machines: [], drivers: ['api', 'page'], paths: [] } })
})

test('lists are taken with commas or by repeating', () => {
  const command = readOptions(['--machine', 'auth,cart', '--machine=checkout', '--driver=page', '--slow', '250'])

  expect(command).toMatchObject({
    options: { machines: ['auth', 'cart', 'checkout'], drivers: ['page'], slowMs: 250, isHeaded: false },
  })
})

test.each([
  { typed: ['--drivr', 'api'], sentence: /^Unknown option '--drivr'.* See npm run flows -- --help\.$/ },
  { typed: ['auth'], sentence: /^Unexpected argument 'auth'/ },
  { typed: ['--driver', 'phone'], sentence: '--driver is api, page or both, and not "phone".' },
  { typed: ['--slow', 'down'], sentence: '--slow needs a whole number, and not "down".' },
  { typed: ['--url', 'staging'], sentence: /^--url needs a whole address/ },
])('$typed is answered with one sentence', ({ typed, sentence }) => {
  expect(() => readOptions(typed)).toThrow(sentence)
})

test('a machine stands for all of its flows, and a flow for itself; an unknown one is answered with all that there are', () => {
  const names = (wanted: string[]) => chooseFlows(flows, wanted).map(({ name }) => name)

  expect(names(['request'])).toEqual(['request (package)', 'request (convention)'])
  expect(names(['request (package)', 'cart'])).toEqual(['cart', 'request (package)'])
  expect(() => names(['kitchen'])).toThrow(/^There is no machine "kitchen": there are auth, .*search/)
})

test('paths are chosen by their ids, and one that was not driven is named', () => {
  const paths = [{ id: 'a' }, { id: 'b' }]

  expect(choosePaths(paths, ['b'])).toEqual([{ id: 'b' }])
  expect(choosePaths(paths, [])).toEqual(paths)
  expect(() => requireDriven(['b', 'z'], paths)).toThrow(/^There is no path z here/)
})
