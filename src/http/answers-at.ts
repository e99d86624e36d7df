import type { FastifyInstance } from 'fastify'

export type AnswersAt = (url: string, cookie: string | undefined) => Promise<{ status: number; location: string }>

/** What the shop answers at an address, seen by whoever holds the cookie; nobody is counted as having asked. */
export const createAnswersAt =
  (http: Pick<FastifyInstance, 'inject'>): AnswersAt =>
  async (url, cookie) => {
    const headers = { 'sec-purpose': 'prefetch', accept: 'text/html', ...(cookie !== undefined && { cookie }) }
    const { statusCode, headers: told } = await http.inject({ method: 'HEAD', url, headers })
    return { status: statusCode, location: String(told.location ?? '') }
  }
