import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { inSpan, type Span, type SpanAttributes } from '#kit/spans.ts'
import { createCallOutside } from './exchange.ts'
import { postOutside } from './post.ts'

/** A span that writes down those below it. */
function aSpan() {
  const below: { name: string; attributes: SpanAttributes; error?: unknown }[] = []
  const span: Span = {
    traceparent: 'nobody else shall read this',
    rename: () => {},
    set: () => {},
    end: () => {},
    child: (name, _kind, attributes = {}) => {
      const told = { name, attributes: { ...attributes } }
      below.push(told)
      const end = (error?: unknown) => void Object.assign(told, error !== undefined && { error })
      return { ...span, set: (more) => void Object.assign(told.attributes, more), end }
    },
  }
  return { span, below }
}

test('a call of another server is told by its host and answer alone, and that server hears nothing of the trace', async () => {
  const heard: unknown[] = []
  const server = createServer((request, response) => {
    heard.push(request.headers)
    response.writeHead(418).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  const url = `http://127.0.0.1:${port}/clientes/ana?key=segredo`
  const allowed = { protocols: ['http:'], address: () => true }
  const { span, below } = aSpan()
  await inSpan(span, async () => {
    await createCallOutside({ allowed })({ url, method: 'GET' })
    await postOutside({ url, body: '{}', headers: {}, signal: new AbortController().signal, allowed })
  })
  const attributes = { 'server.address': '127.0.0.1', 'http.response.status_code': 418 }
  expect(below).toEqual([
    { name: 'GET 127.0.0.1', attributes: { 'http.request.method': 'GET', ...attributes } },
    { name: 'POST 127.0.0.1', attributes: { 'http.request.method': 'POST', ...attributes } },
  ])
  expect(JSON.stringify(heard)).not.toContain('nobody else')
})
