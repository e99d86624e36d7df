import kind from '#shop/marketing/kinds/abandoned-cart.ts'
import { marketingExample } from '../marketing-mail.ts'

export default marketingExample('abandoned-cart', kind, 2)
