import type { FastifyRequest } from 'fastify'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { noteSecurity } from '#http/security-events.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { Owner } from '#shop/cart/read-cart.ts'
import type { Applied } from './service.ts'

/** Codes can't be found by trying: this many wrong ones, and the visitor and their neighbours wait. */
const GUESSES = { max: 10, windowSeconds: 600 }

type Options = { cart: Pick<CartService, 'applyCoupon'>; limiter: Limiter }

/** The one door through which coupons reach a cart, whatever page or call they come from. */
export function createCouponDesk({ cart, limiter }: Options) {
  return {
    /** Throws the 429 answer after too many wrong codes, also for a right one. */
    apply: async (
      request: FastifyRequest,
      owner: Owner,
      { code, email }: { code: unknown; email: string | undefined },
    ): Promise<Applied> => {
      const scopes = [
        ['coupon-session', String(owner.sessionId)],
        ['coupon-address', addressGroup(request.ip)],
      ] as const
      for (const [scope, key] of scopes) await limiter.checkTogether(scope, key, GUESSES)
      const { result } = await cart.applyCoupon(owner, code, { userId: owner.userId, email })
      if (!result.ok && result.isGuess) {
        noteSecurity(request, 'coupon-guessed')
        for (const [scope, key] of scopes) await limiter.takeTogether(scope, key, GUESSES)
      }
      return result
    },
  }
}
export type CouponDesk = ReturnType<typeof createCouponDesk>
