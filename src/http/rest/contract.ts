import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TObject, TProperties } from 'typebox'
import type { User } from '../visitor.ts'
import type { Refusal } from './rest-problem.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export const WRITES: readonly Method[] = ['POST', 'PUT', 'PATCH', 'DELETE']

/** How much of a thing is told: to anybody, to whoever edits it, or inside of another thing. */
export type Context = 'view' | 'edit' | 'embed'

/** Who calls, and by which proof. */
export type Caller = {
  user: User | undefined
  by: 'nobody' | 'cookie' | 'application-password' | 'api-key'
  /** An API key may be for reading or for writing alone; everybody else may what their role may. */
  reads: boolean
  writes: boolean
  /** The table of rights opens this route to the caller's limited role: here they may what a manager may. */
  isGranted?: boolean
}
export const NOBODY: Caller = { user: undefined, by: 'nobody', reads: true, writes: true }

/** The request as it came, for what is beyond arguments: cookies, files, the sender's address. */
export type Front = { request: FastifyRequest; reply: FastifyReply }

/** A call as one route sees it, from outside or from another route (`_embed`, batches). */
export type RestRequest = {
  method: Method
  /** Below the root: `/wp/v2/posts/7`. */
  path: string
  query: Record<string, unknown>
  body: unknown
  headers: Record<string, string | undefined>
  caller: Caller
  front: Front
}

export type Call<A> = RestRequest & {
  args: A
  /** The names that the caller sent, to tell a default from a wish. */
  sent: ReadonlySet<string>
  context: Context
}

export type Answer = {
  status?: number
  body: unknown
  headers?: Record<string, string>
  /** Sends what is no JSON of its own: a file, or a page that is kept. Only whoever calls from outside gets it. */
  send?: (front: Front) => Promise<FastifyReply>
}

export type Endpoint<P extends TProperties = TProperties> = {
  methods: readonly Method[]
  args: P
  /** Why this caller may not; undefined when they may. Asked once the arguments are read. */
  authorize: (caller: Caller, args: Static<TObject<P>>, front: Front) => Refusal | undefined | Promise<Refusal | undefined>
  /** Dangerous: whoever sits at a browser must have typed the password a moment ago. Programs prove themselves with each call. */
  requiresReauth?: true | ((args: Static<TObject<P>>, caller: Caller) => boolean)
  /** It only reads, and much: a replica of the database may answer it. */
  readsReplica?: true
  answer: (call: Call<Static<TObject<P>>>) => Promise<Answer>
}

/** Something that the API tells of, as JSON Schema; `context` says in which contexts a property appears. */
export type ItemSchema = {
  title: string
  type: 'object'
  properties: Record<string, ItemProperty>
}
export type ItemProperty = {
  type: string | readonly string[]
  description?: string
  context?: readonly Context[]
  readonly?: boolean
  enum?: readonly unknown[]
  format?: string
  items?: ItemProperty
  properties?: Record<string, ItemProperty>
}

export type Route = {
  namespace: string
  /** Below the namespace; `{id}` stands for an argument of that name: `/posts/{id}`. */
  path: string
  endpoints: readonly Endpoint[]
  schema?: ItemSchema
  /** What a GET answers with: one item, a list of them, or them by their names. Unless said: a list, or one where the path ends in an argument. */
  response?: 'one' | 'list' | 'by-name'
  /** The type of the file that a GET answers with. */
  file?: string
  /** Headers of each of its answers, refusals too; `said` are those that the answer has by itself. */
  headers?: (request: RestRequest, said: Readonly<Record<string, string>>) => Promise<Record<string, string>>
  /** May be called as a part of a batch. */
  batch?: true
}

/** Keeps the types of the arguments together with what uses them. */
export const endpoint = <P extends TProperties>(one: Endpoint<P>): Endpoint => one as unknown as Endpoint

/** Calls another route inside of this one, on behalf of the same caller. */
export type Dispatch = (request: RestRequest) => Promise<Answer & Required<Omit<Answer, 'send'>>>
