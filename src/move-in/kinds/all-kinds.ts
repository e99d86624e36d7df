import type { StockLedger } from '#shop/stock/contract.ts'
import { KIND_ORDER } from '../contract.ts'
import type { Kind } from '../kind.ts'
import { attributeKind } from './attribute.ts'
import { commentKind } from './comment.ts'
import { contentKind } from './content/kind.ts'
import { couponKind } from './coupon.ts'
import { customerKind } from './customer/kind.ts'
import { formAnswerKind } from './form-answer.ts'
import { kitKind } from './kit.ts'
import { mediaKind } from './media.ts'
import { menuKind } from './menu.ts'
import { orderKind } from './order/kind.ts'
import { orderNoteKind } from './order-note.ts'
import { productKind } from './product/kind.ts'
import { redirectKind } from './redirect.ts'
import { refundKind } from './refund.ts'
import { reviewKind } from './review.ts'
import { settingKind } from './setting.ts'
import { shippingZoneKind } from './shipping-zone/kind.ts'
import { taxRateKind } from './tax-rate.ts'
import { termKind } from './term.ts'
import { variationKind } from './variation/kind.ts'

/** Every kind of thing that comes over, in the order in which they do. */
export function allKinds({ stock }: { stock: StockLedger }): readonly Kind<unknown>[] {
  const kinds = [
    settingKind,
    mediaKind,
    attributeKind,
    termKind,
    productKind(stock),
    variationKind(stock),
    customerKind,
    couponKind,
    shippingZoneKind,
    taxRateKind,
    orderKind,
    refundKind,
    orderNoteKind,
    reviewKind,
    contentKind('page'),
    contentKind('post'),
    contentKind('template'),
    contentKind('popup'),
    kitKind,
    commentKind,
    menuKind,
    redirectKind,
    formAnswerKind,
  ] as unknown as Kind<unknown>[] // each writes the rows that it reads itself
  return KIND_ORDER.flatMap((name) => kinds.find(({ kind }) => kind === name) ?? [])
}
