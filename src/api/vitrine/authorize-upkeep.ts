import { administrators } from '../authorize.ts'

/** Mails, jobs, backups and the shop's health may tell more than a shop manager should know. */
export const upkeepMay = administrators('vitrine_rest_forbidden', 'Só a administração da loja pode ver e fazer isto.')
