import { expect, test } from 'vitest'
import { networkOf, networksOf } from './network-of.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:0DB8::7', '2001:db8:0:0::/64'],
  ['2001:db8:0:7::', '2001:db8:0:7::/64'],
  ['2001::5:7:8:9:a', '2001:0:0:5::/64'],
  ['2001::6:7:8:9:a', '2001:0:0:6::/64'],
  ['2001:0:0:5::1', '2001:0:0:5::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8:0:7::1]:51234', '2001:db8:0:7::/64'],
  ['[2001:db8:0:7::1]', '2001:db8:0:7::/64'],
  ['[::ffff:203.0.113.9]:51234', '203.0.113.9'],
  ['2001:db8:0:7::/64', '2001:db8:0:7::/64'],
  ['unknown', 'unknown'],
])('the limits of %s count for %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('an address of IPv6 counts for the wide networks around it as well, which may do more', () => {
  expect(networksOf('2001:db8:a:7::1')).toEqual([
    { name: '2001:db8:a:7::/64', times: 1 },
    { name: '2001:db8:a::/48', times: 8 },
    { name: '2001:db8::/32', times: 64 },
  ])
})

test.each(['203.0.113.9', '::ffff:203.0.113.9', '203.0.113.9:51234'])('%s counts for itself alone', (address) => {
  expect(networksOf(address)).toEqual([{ name: '203.0.113.9', times: 1 }])
})
