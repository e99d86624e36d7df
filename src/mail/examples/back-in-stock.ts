import kind from '#shop/marketing/kinds/back-in-stock.ts'
import { marketingExample } from '../marketing-mail.ts'

export default marketingExample('back-in-stock', kind)
