import type { ReactNode } from 'react'
import { formatMoment } from '#kit/pt-br.ts'
import type { Order } from '#shop/orders/contract.ts'
import { trackingUrl } from '#shop/orders/tracking/links.ts'
import { lastOfPackages, newestFirst, STEP_NAMES, type TrackingEvent } from '#shop/orders/tracking/step.ts'
import { Icon } from '#ui/icon.tsx'

/** Where the packages of an order are: how each stands, what was told of it, and the carrier's own page. */
export function TrackingSection({ order }: { order: Order }) {
  const { tracking } = order
  const trackingEvents = order.trackingEvents ?? []
  if (!tracking && trackingEvents.length === 0) return null
  const packages = lastOfPackages(trackingEvents)
  const isQuiet = tracking && !packages.some((last) => last.package === tracking.code)
  return (
    <section className="account-card order-tracking">
      <h2>
        <Icon name="truck" /> Rastreio
      </h2>
      {isQuiet && <Package carrier={tracking.carrier} code={tracking.code} url={trackingUrl(tracking)} />}
      {packages.map((last) => {
        const own = tracking?.code === last.package ? tracking : { carrier: '', code: last.package, url: '' }
        return (
          <Package key={last.package} carrier={own.carrier} code={own.code} url={trackingUrl(own)} state={STEP_NAMES[last.step]}>
            <Timeline events={newestFirst(trackingEvents.filter((event) => event.package === last.package))} />
          </Package>
        )
      })}
    </section>
  )
}

type PackageProps = { carrier: string; code: string; url: string | undefined; state?: string; children?: ReactNode }

function Package({ carrier, code, url, state, children }: PackageProps) {
  return (
    <div className="tracking-package">
      {state && <p className="tracking-state">{state}</p>}
      {code !== '' && (
        <p>
          {carrier && `${carrier}: `}
          <strong>{code}</strong>
        </p>
      )}
      {children}
      {url !== undefined && (
        <a className="button" data-look="outline" href={url} rel="noreferrer">
          Acompanhar a entrega
        </a>
      )}
    </div>
  )
}

/** What was told of one package, the newest first. */
export function Timeline({ events }: { events: TrackingEvent[] }) {
  return (
    <ol className="tracking-events" aria-label="O que aconteceu, do mais novo ao mais antigo">
      {events.map((event) => (
        <li key={`${event.source} ${event.code} ${event.at.toISOString()}`} data-step={event.step}>
          <p>{event.text}</p>
          <p className="tracking-when">
            <time dateTime={event.at.toISOString()}>{formatMoment(event.at)}</time>
            {event.place !== '' && ` · ${event.place}`}
          </p>
        </li>
      ))}
    </ol>
  )
}
