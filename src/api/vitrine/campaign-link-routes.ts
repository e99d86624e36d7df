import { maybe, text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { qrSvg } from '#kit/qr-svg.ts'
import { campaignLink } from '#shop/channels/campaign-link.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const LINK = itemSchema('campaign_link', { url: 'text', qr: 'text' })
const word = () => text({ maxLength: 100 })

/** A link that says which campaign brought a visit, and its QR code. Nothing is kept of it. */
const campaignLinkRoutes = ({ shopUrl }: Pick<ApiServices, 'shopUrl'>): Route[] => [
  {
    namespace: 'vitrine/v1',
    path: '/campaign-links',
    schema: LINK,
    response: 'one',
    endpoints: [
      endpoint({
        methods: ['POST'],
        args: {
          address: text({ maxLength: 1_000, description: 'A page of the shop: its path or the whole address.' }),
          source: word(),
          medium: word(),
          campaign: word(),
          content: maybe(word()),
          term: maybe(word()),
        },
        authorize: wcMay.view,
        // oxlint-disable-next-line typescript/require-await -- an answer is always waited for
        answer: async ({ args: { content, term, ...args } }) => {
          const link = campaignLink({ ...args, ...(content && { content }), ...(term && { term }) }, shopUrl)
          if (!link.ok) throw new RestProblem(400, 'vitrine_bad_campaign', link.problem)
          return { body: { url: link.url, qr: qrSvg(link.url, 'QR code do link') } }
        },
      }),
    ],
  },
]
export default campaignLinkRoutes satisfies ApiRoutes
