import type { Static, TObject, TProperties } from 'typebox'
import { Problem } from '#http/problem.ts'
import { type Answer, type Call, type Endpoint, endpoint, type Method } from '#http/rest/contract.ts'
import type { Cart } from '#shop/cart/cart.ts'
import { cartHash } from '#shop/cart/keys.ts'
import { tellCartCookies } from '#shop/cart/routes.ts'
import { anybody } from '../authorize.ts'
import type { OpenVisit, Visit, Visits } from './visit.ts'

/** A call of the cart or the checkout, with whom it belongs to. */
export type StoreCall<A> = {
  call: Call<A>
  args: A
  visit: () => Visit
  /** Gives the visitor a session, for what is to be remembered. */
  open: () => Promise<OpenVisit>
  /** Reads again who it is, after somebody was signed in on the way. */
  refresh: () => Promise<void>
}
/** `cart`: what it is after the call, for the headers and cookies that tell clients whether their copy is still good. */
export type StoreAnswer = Answer & { cart: Cart }

type Door<P extends TProperties> = {
  methods: readonly Method[]
  args: P
  answer: (call: StoreCall<Static<TObject<P>>>) => Promise<StoreAnswer>
}

/** Every call about a cart: known by cookie or Cart-Token, writes with a nonce, each answer with the headers for the next one. */
export function createStoreEndpoint({ visits, secure }: { visits: Visits; secure: boolean }) {
  return <P extends TProperties>({ methods, args, answer }: Door<P>): Endpoint =>
    endpoint<P>({
      methods,
      args,
      authorize: anybody,
      answer: async (call) => {
        let visit = await visits.of(call)
        const isWrite = call.method !== 'GET'
        try {
          const refusal = isWrite ? visits.refusal(visit, call.headers.nonce) : undefined
          if (refusal) throw refusal
          const { cart, ...told } = await answer({
            call,
            args: call.args,
            visit: () => visit,
            open: async () => {
              const opened = await visit.open()
              visit = opened
              return opened
            },
            refresh: async () => {
              visit = await visits.of(call)
            },
          })
          if (isWrite && visit.name === undefined) tellCartCookies(call.front.reply, cart, secure)
          return { ...told, headers: { ...told.headers, ...visits.headersFor(visit, cartHash(cart)) } }
        } catch (error) {
          if (error instanceof Problem) error.headers = { ...(await visits.headersOf(visit)), ...error.headers }
          throw error
        }
      },
    })
}
export type StoreEndpoint = ReturnType<typeof createStoreEndpoint>
