import { defineModule } from '#modules/define-module.ts'
import { createLeaving } from './leaving.ts'
import { createPersonalData } from './personal-data.ts'

type DataOptions = Parameters<typeof createPersonalData>[0]
type LeavingOptions = Parameters<typeof createLeaving>[0]
type Needs = Omit<DataOptions, 'forgetFiles'> &
  Pick<LeavingOptions, 'putMail'> & {
    forgetFormFiles: DataOptions['forgetFiles']
    leavingMail: LeavingOptions['letter']
  }

/** What the shop knows of a customer, and forgetting it. */
export const privacyModule = defineModule({
  create: ({ db, addresses, orders, forgetFormFiles: forgetFiles, putMail, leavingMail: letter }: Needs) => {
    const personalData = createPersonalData({ db, addresses, orders, forgetFiles })
    return { personalData, leaving: createLeaving({ db, erase: personalData.erase, putMail, letter }) }
  },
  sweep: ({ leaving }) => leaving.sweep(),
})
