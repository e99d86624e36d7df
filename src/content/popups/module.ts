import { defineModule } from '#modules/define-module.ts'
import { createPopups } from './service.ts'

type Options = Parameters<typeof createPopups>[0]
type Needs = Pick<Options, 'db'> & { displayConditions: Pick<Options, 'isIncluded'> }

export const popupsModule = defineModule({
  create: ({ db, displayConditions }: Needs) => ({ popups: createPopups({ db, ...displayConditions }) }),
})
