import type { FastifyReply } from 'fastify'
import { setCookie } from '#http/cookies.ts'
import { WISHLIST_COOKIE } from './addresses.ts'

/** As long as the browser keeps a guest's session. */
const KEPT_SECONDS = 2_592_000

/** Tells scripts that there is a list, and nothing of it: pages of those without one ask for nothing. */
export const tellWishlistCookie = (reply: FastifyReply, secure: boolean) =>
  setCookie(reply, WISHLIST_COOKIE, '1', { secure, httpOnly: false, maxAgeSeconds: KEPT_SECONDS })
