import kind from '#shop/marketing/kinds/win-back.ts'
import { marketingExample } from '../marketing-mail.ts'

export default marketingExample('win-back', kind)
