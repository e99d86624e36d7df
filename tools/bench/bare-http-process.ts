import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BareAnswer } from './bare-http.ts'

// The least that Node can do: no framework, no log, headers as one list. Its speed is the limit of any server on this runtime.

process.on('disconnect', () => process.exit(0))
process.once('message', (given: BareAnswer[]) => {
  const answers = new Map(given.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]))
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const answer = answers.get(request.url ?? '')
    if (!answer) return response.writeHead(404).end()
    response.writeHead(200, [...answer.headers, 'x-request-id', randomUUID()]).end(answer.body)
  })
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
})
