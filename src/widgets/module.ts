import { loadWidgets } from '#builder/registry.ts'
import { defineModule } from '#modules/define-module.ts'
import { readForm } from './form/read-form.ts'

export const widgetsModule = defineModule({
  create: async () => ({ widgets: await loadWidgets(import.meta.dirname), readForm }),
})
