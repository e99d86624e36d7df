import kind from '#shop/marketing/kinds/birthday.ts'
import { marketingExample } from '../marketing-mail.ts'

export default marketingExample('birthday', kind)
