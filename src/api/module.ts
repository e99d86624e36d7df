import type { Credentials } from '#http/rest/authenticate.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Acting } from '#db/actor.ts'
import type { RegisterMultipart } from '#http/multipart.ts'
import { postOutside } from '#outgoing/post.ts'
import { WEBHOOK_JOB } from '#shop/webhooks/contract.ts'
import { createDelivery } from '#shop/webhooks/deliver.ts'
import { MOVE_OUT_JOB } from '#move-out/contract.ts'
import { createMoveOutJob } from '#move-out/job.ts'
import { createWriteShop } from './move-out.ts'
import type { ApiServices } from './services.ts'
import { createApi, registerApi } from './use-api.ts'
import { newsFrom } from './wc/webhook-news.ts'

type Needs = Omit<ApiServices, 'root' | 'dispatch' | 'isBatchable'> & {
  credentials: Credentials
  acting: Acting
  registerMultipart: RegisterMultipart
}

export const apiModule = defineModule({
  create: (needs: Needs) => {
    const restTable = createApi(needs)
    return { restTable, writeShop: createWriteShop(needs, restTable.dispatch) }
  },
  routes: (http, { restTable, ...needs }) => registerApi(http, { ...needs, table: restTable }),
  // Webhooks and the file with the whole shop tell what the API tells.
  jobs: ({ db, secret, shopUrl, restTable, moveOuts, writeShop }) => ({
    [MOVE_OUT_JOB]: createMoveOutJob(moveOuts, writeShop),
    [WEBHOOK_JOB]: createDelivery({ db, secret, shopUrl, post: postOutside, readNews: newsFrom(restTable.dispatch) }),
  }),
})
