import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createAddressReader } from './client-address.ts'

const PROXIES = ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::ffff:172.16.0.0/108']

test.each([
  ['203.0.113.5', undefined],
  ['203.0.113.5', '198.51.100.1'],
  ['10.1.2.3', undefined],
  ['10.1.2.3', ''],
  ['10.1.2.3', '198.51.100.1'],
  ['::ffff:10.1.2.3', '198.51.100.1'],
  ['10.1.2.3', '198.51.100.1, 203.0.113.9'],
  ['10.1.2.3', '198.51.100.1 ,203.0.113.9,  192.0.2.7'],
  ['10.1.2.3', '192.0.2.7, 10.9.9.9'],
  ['10.1.2.3', 'nobody, 10.9.9.9'],
  ['10.1.2.3', '198.51.100.1, nobody'],
  ['10.1.2.3', ',,'],
  ['2001:db8::1', '2001:db8::2, 2001:db9::1'],
  ['172.16.4.4', '198.51.100.1'],
])('who asks is told as the framework tells it: %s, forwarded %s', async (remoteAddress, forwarded) => {
  for (const trusted of [PROXIES, []]) {
    const http = fastify({ trustProxy: trusted.length > 0 ? trusted : false })
    const read = createAddressReader(trusted)
    let own = ''
    http.get('/', async (request) => {
      own = read(request.raw)
      return request.ip
    })
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const { body } = await http.inject({ url: '/', remoteAddress, headers })
    expect(own).toBe(body)
  }
})
