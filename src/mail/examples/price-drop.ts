import kind from '#shop/marketing/kinds/price-drop.ts'
import { marketingExample } from '../marketing-mail.ts'

export default marketingExample('price-drop', kind)
