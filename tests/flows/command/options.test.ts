import { expect, test } from 'vitest'
import { flows } from '#tests/model/flows.ts'
import { chooseFlows, choosePaths, readOptions, requireDriven } from './options.ts'

test('without options every machine is driven', () => {
  expect(readOptions([])).toMatchObject({ kind: 'run', options: { machines: [], paths: [] } })
})

test('lists are taken with commas or by repeating', () => {
  const command = readOptions(['--machine', 'auth,cart', '--machine=checkout', '--path', 'a1'])

  expect(command).toMatchObject({
    options: { machines: ['auth', 'cart', 'checkout'], paths: ['a1'] },
  })
})

test.each([
  { typed: ['--machin', 'cart'], sentence: /^Unknown option '--machin'.* See npm run flows -- --help\.$/ },
  { typed: ['auth'], sentence: /^Unexpected argument 'auth'/ },
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
