import { asSpan } from '#kit/spans.ts'

/**
 * A call of another server as a span of the work that is recorded. Of the address only the host: paths and queries hold keys and what
 * belongs to one person. The trace itself is not told to others, whom it does not concern.
 */
export const asCall = <T extends number | { status: number }>(
  { method, target }: { method: string; target: URL },
  call: () => Promise<T>,
): Promise<T> =>
  asSpan(
    {
      name: `${method} ${target.hostname}`,
      kind: 'client',
      attributes: { 'http.request.method': method, 'server.address': target.hostname },
    },
    async (span) => {
      const answer = await call()
      span?.set({ 'http.response.status_code': typeof answer === 'number' ? answer : answer.status })
      return answer
    },
  )
