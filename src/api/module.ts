import type { Credentials } from '#http/rest/authenticate.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Acting } from '#db/actor.ts'
import type { RegisterMultipart } from '#http/multipart.ts'
import { postOutside } from '#outgoing/post.ts'
import { WEBHOOK_JOB } from '#shop/webhooks/contract.ts'
import { createDelivery } from '#shop/webhooks/deliver.ts'
import type { ApiServices } from './services.ts'
import { createApi, registerApi } from './use-api.ts'
import { newsFrom } from './wc/webhook-news.ts'

type Needs = Omit<ApiServices, 'root' | 'dispatch' | 'isBatchable'> & {
  credentials: Credentials
  acting: Acting
  registerMultipart: RegisterMultipart
}

export const apiModule = defineModule({
  create: (needs: Needs) => ({ restTable: createApi(needs) }),
  routes: (http, { restTable, ...needs }) => registerApi(http, { ...needs, table: restTable }),
  // Webhooks tell what the API tells.
  jobs: ({ db, secret, shopUrl, restTable }) => ({
    [WEBHOOK_JOB]: createDelivery({ db, secret, shopUrl, post: postOutside, readNews: newsFrom(restTable.dispatch) }),
  }),
})
