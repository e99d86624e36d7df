import { PlainIsland } from '#islands/plain-island.tsx'

type Props = { heading: string; columns?: number; most?: number }

/** The same for everybody: an empty place, which the browser fills with what it remembers. */
export const RecentlyViewed = ({ heading, columns = 4, most = 4 }: Props) => (
  <PlainIsland name="recently-viewed" when="visible">
    <div
      className="recently-viewed"
      role="group"
      aria-label={heading || 'Vistos recentemente'}
      data-columns={columns}
      data-most={most}
    >
      <div className="recently-viewed-list" hidden>
        <div className="recently-viewed-head">
          {heading !== '' && <h2>{heading}</h2>}
          <button type="button">Apagar esta lista</button>
        </div>
      </div>
      <p role="status" tabIndex={-1} />
    </div>
  </PlainIsland>
)
