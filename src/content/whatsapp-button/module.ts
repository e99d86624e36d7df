import type { ShopSettings } from '#content/settings/service.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { createWhatsappButton } from './service.ts'

export const whatsappButtonModule = defineModule({
  create: ({ settings, clock }: { settings: ShopSettings; clock: Clock }) => ({
    whatsappButton: createWhatsappButton({ settings, clock }),
  }),
})
