import type { createMetrics } from '#http/metrics.ts'
import type { EdgeHeaders } from '#http/kept-page.ts'
import { createPageCache, type TimedContent } from '#http/page-cache.ts'
import type { Pressure } from '#http/pressure.ts'
import { createRenderQueue } from '#http/render-queue.ts'
import { defineModule } from './define-module.ts'

/** Of filtered lists and searches there are as many as people can think of: about two hundred are kept. */
const NARROW_PAGES_BYTES = 24 * 1024 * 1024

type Needs = {
  notifications: { isUpToDate: () => boolean }
  metrics: Pick<ReturnType<typeof createMetrics>, 'pages'>
  pressure: Pick<Pressure, 'isHigh'>
  promotions: Omit<TimedContent, 'tag'>
  edgeHeaders: EdgeHeaders | undefined
  whatsappButton: Omit<TimedContent, 'tag'>
}

/** Pages that are the same for everybody, kept until what they show changes. */
export const pageCacheModule = defineModule({
  create: ({ notifications, metrics, pressure, promotions, whatsappButton, edgeHeaders }: Needs) => {
    const keeping: Parameters<typeof createPageCache>[0] = {
      isUpToDate: notifications.isUpToDate,
      timed: [
        { tag: 'promotions', turns: promotions.turns, msLeft: promotions.msLeft },
        { tag: 'whatsapp-hours', turns: whatsappButton.turns, msLeft: whatsappButton.msLeft },
      ],
      edgeHeaders,
      onAnswer: (from) => metrics.pages.inc({ from }),
      queue: createRenderQueue({ isTooBusy: pressure.isHigh }),
    }
    return {
      cache: createPageCache(keeping),
      narrowCache: createPageCache({ ...keeping, maxBytes: NARROW_PAGES_BYTES }),
    }
  },
  onContentChange: ({ cache, narrowCache }) => ({
    changed: (tags) => [cache, narrowCache].forEach((kept) => kept.invalidate(tags)),
    missed: () => [cache, narrowCache].forEach((kept) => kept.doubt()),
  }),
})
