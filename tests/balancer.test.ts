import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { anHaproxy } from './support/haproxy.ts'
import { aFreePort, askOnce } from './support/shop-process.ts'

// What the configuration that the shop brings makes HAProxy do when a machine falls while it works. Machines that buy and sell
// stand behind it in tests/faults/machine-changed.test.ts.

type Machine = { server: Server; port: number; asked: string[]; falls: boolean }

/** It says that it is ready, notes what it is asked, and falls in the middle of it when it is told to. */
async function aMachine(): Promise<Machine> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.end('ready')
    asked.push(`${request.method} ${request.url}`)
    if (machine.falls) request.socket.destroy()
    else response.end('done')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const machine = { server, port: (server.address() as AddressInfo).port, asked, falls: false }
  return machine
}

let machines: [Machine, Machine]
let balancer: Awaited<ReturnType<typeof anHaproxy>>
beforeAll(async () => {
  machines = [await aMachine(), await aMachine()]
  balancer = await anHaproxy({ port: await aFreePort(), machines: [machines[0].port, machines[1].port] })
  await eventually('both machines to be asked', async () => {
    await askOnce(`${balancer.origin}/`)
    return machines.every(({ asked }) => asked.length > 0)
  })
})
afterAll(async () => {
  await balancer?.close()
  for (const { server } of machines ?? []) server.close()
})

const TIMES = 6
const askOften = async (method: string, path: string) => {
  for (const { asked } of machines) asked.length = 0
  const answers = []
  for (let time = 0; time < TIMES; time++) answers.push((await askOnce(balancer.origin + path, { method })).status)
  return { answers, asked: machines.flatMap(({ asked }) => asked) }
}

test('a page that a falling machine did not answer is asked of the other one', async () => {
  machines[0].falls = true
  const { answers, asked } = await askOften('GET', '/produto/bule/')
  machines[0].falls = false
  expect(answers).toEqual(Array(TIMES).fill(200))
  expect(asked.length).toBeGreaterThan(TIMES)
})

test.each([
  ['POST', '/'],
  ['GET', '/?add-to-cart=7'],
  ['DELETE', '/wp-json/wc/v3/orders/1'],
])('%s %s may have been carried out and is never sent twice', async (method, path) => {
  machines[0].falls = true
  const { answers, asked } = await askOften(method, path)
  machines[0].falls = false
  expect(asked).toEqual(Array(TIMES).fill(`${method} ${path}`))
  expect(answers).toContain(502)
})

test('whatever could not be sent at all goes to the other machine', async () => {
  await new Promise((closed) => {
    machines[0].server.close(closed)
    machines[0].server.closeAllConnections()
  })
  const { answers, asked } = await askOften('POST', '/?wc-ajax=checkout')
  expect(answers).toEqual(Array(TIMES).fill(200))
  expect(asked).toHaveLength(TIMES)
})
