import { whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { createPeople } from '#shop/accounts/people.ts'
import { itemSchema } from '../item-schema.ts'
import { administrators } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noUser } from '../wp/user-arguments.ts'

const SCHEMA = itemSchema('password_link', { sent_to: 'text' })

/** What administrators do for somebody with an account beyond changing it. */
function peopleRoutes({ db, passwordResets }: Pick<ApiServices, 'db' | 'passwordResets'>): Route[] {
  const people = createPeople({ db })
  return [
    {
      namespace: 'vitrine/v1',
      path: '/people/{id}/password-link',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { id: whole() },
          authorize: administrators('rest_cannot_edit', 'Só administradores enviam o link para uma nova senha.'),
          answer: async ({ args }) => {
            const person = await people.find(args.id)
            if (!person) throw noUser()
            await passwordResets.ask(person.login)
            return { status: 202, body: { sent_to: person.email } }
          },
        }),
      ],
    },
  ]
}
export default peopleRoutes satisfies ApiRoutes
