import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defineModule } from '#modules/define-module.ts'
import type { PasswordResets } from '#shop/accounts/password-resets.ts'
import { createAccountDesk } from './desk.tsx'
import { type AccountOptions, registerAccountPages } from './routes.ts'

type Needs = Omit<AccountOptions, 'resets'> & { http: FastifyInstance; passwordResets: PasswordResets }

export const accountPagesModule = defineModule({
  create: (needs: Needs) => {
    const account = createAccountDesk({ ...needs, mayRegister: needs.registration.isOpen, hasGoogle: needs.googleSignIn.isOn })
    return {
      account,
      /** For a private page elsewhere: the way in, which leads back to it. */
      askToSignIn: async (request: FastifyRequest, reply: FastifyReply) =>
        await account.showSignIn(request, reply, await account.remember(request, reply), { redirect: request.url }),
    }
  },
  routes: (http, { passwordResets, ...needs }) => registerAccountPages(http, { ...needs, resets: passwordResets }),
})
