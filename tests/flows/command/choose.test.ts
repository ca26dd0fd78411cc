import { expect, test } from 'vitest'
import { flows } from '#tests/model/flows.ts'
import { chooseFlows, choosePaths, requireDriven } from './choose.ts'

test('a machine stands for all of its flows, and a flow for itself', () => {
  const names = (wanted: string[]) => chooseFlows(flows, wanted).map(({ name }) => name)

  expect(names(['request'])).toEqual(['request (package)', 'request (convention)'])
  expect(names(['request (package)', 'cart'])).toEqual(['cart', 'request (package)'])
  expect(names([])).toEqual(flows.map(({ name }) => name))
})

test('a machine that is not there is answered with one that is', () => {
  expect(() => chooseFlows(flows, ['chekout'])).toThrow('There is no machine "chekout": did you mean checkout?')
  expect(() => chooseFlows(flows, ['kitchen'])).toThrow(/^There is no machine "kitchen": there are auth, .*picture/)
})

test('paths are chosen by their ids, and one that nobody drove is named', () => {
  const paths = [{ id: 'a' }, { id: 'b' }]

  expect(choosePaths(paths, ['b'])).toEqual([{ id: 'b' }])
  expect(choosePaths(paths, [])).toEqual(paths)
  expect(() => requireDriven(['b', 'z'], paths)).toThrow(/^There is no path z here/)
})
