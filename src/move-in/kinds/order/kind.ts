import type { Kind } from '../../kind.ts'
import { type OrderRow, readOrder } from './read.ts'
import { writeOrders } from './write.ts'

export const orderKind: Kind<OrderRow> = { kind: 'order', read: readOrder, write: writeOrders }
