import { type RawBuilder, sql } from 'kysely'
import { CAP_DAYS, LEAST_DROP_PERCENT } from './rules.ts'

type Asked = { email: RawBuilder<unknown>; now: Date; cap: number }

/** The address said yes, and is not written to too often. The one place that says who may be written to. */
export const mayBeWrittenTo = ({ email, now, cap }: Asked) => sql<boolean>`(
  exists (select from marketing_consents mc where mc.email = ${email} and mc.is_given)
  and (
    select count(*) from marketing_mails mm
    where mm.email = ${email} and mm.is_counted and mm.sent_at > ${now}::timestamptz - make_interval(days => ${CAP_DAYS})
  ) < ${cap}
)`

/** Nothing of this kind was sent about it in this step. */
export const isNotSent = (kind: string, subject: RawBuilder<unknown>, step: RawBuilder<unknown> = sql`1`) => sql<boolean>`
  not exists (select from marketing_mails ms where ms.kind = ${kind} and ms.subject = ${subject} and ms.step = ${step})`

/** An order that was meant: neither given up nor thrown away. */
export const isRealOrder = (order: RawBuilder<unknown>) => sql<boolean>`
  (${order}.trashed_at is null and ${order}.status in ('pending', 'on-hold', 'processing', 'completed'))`

/** In whole centavos: a fall of exactly the percent counts. */
export const isLowerBy = ({ from, to, percent }: { from: RawBuilder<unknown>; to: RawBuilder<unknown>; percent: number }) =>
  sql<boolean>`${to} * 100 <= ${from} * (100 - ${Math.max(LEAST_DROP_PERCENT, Math.trunc(percent))}::int)`
