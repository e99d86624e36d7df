import { defineModule } from '#modules/define-module.ts'
import { createPopups } from './service.ts'

type Options = Parameters<typeof createPopups>[0]
type Needs = Required<Pick<Options, 'db' | 'keptTables'>> & { displayConditions: Pick<Options, 'isIncluded'> }

export const popupsModule = defineModule({
  create: ({ db, keptTables, displayConditions }: Needs) => ({ popups: createPopups({ db, keptTables, ...displayConditions }) }),
})
