import kind from '#shop/marketing/kinds/review-request.ts'
import { marketingExample } from '../marketing-mail.ts'

export default marketingExample('review-request', kind)
