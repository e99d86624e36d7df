import type { ProductParts, SizeGuideLook } from '#builder/page-info.ts'
import type { SizeGuide } from '#shop/size-guides/contract.ts'
import { Icon } from '#ui/icon.tsx'

/** Opens as a dialog that keeps the focus, where the browser knows that command; elsewhere as its popover. Both without scripts. */
const opens = (id: string) => ({ popoverTarget: id, command: 'show-modal', commandfor: id })
const closes = (id: string) => ({ popoverTarget: id, popoverTargetAction: 'hide' as const, command: 'close', commandfor: id })

export const sizeGuideParts = (guide: SizeGuide): NonNullable<ProductParts['sizeGuide']> => ({
  link: (look) => <SizeGuideLink guide={guide} {...look} />,
  table: <SizeTable guide={guide} />,
})

/** The way to the measures, beside the choices of a product. */
function SizeGuideLink({ guide, id, label = 'Guia de medidas', isInert = false }: SizeGuideLook & { guide: SizeGuide }) {
  return (
    <div className="size-guide">
      <button type="button" className="size-guide-open" aria-haspopup="dialog" {...(!isInert && opens(id))}>
        <Icon name="ruler" />
        {label}
      </button>
      <dialog id={id} className="size-guide-dialog" popover="auto" aria-labelledby={`${id}-titulo`} {...{ closedby: 'any' }}>
        <div className="size-guide-head">
          <h2 id={`${id}-titulo`}>{label}</h2>
          <button type="button" className="size-guide-close" aria-label="Fechar" {...closes(id)}>
            <Icon name="close" />
          </button>
        </div>
        <SizeTable guide={guide} />
      </dialog>
    </div>
  )
}

function SizeTable({ guide: { name, intro, columns, rows } }: { guide: SizeGuide }) {
  return (
    <div className="size-guide-content">
      {intro !== '' && <p className="size-guide-intro">{intro}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, which a keyboard must be able to do too */}
      <div className="size-guide-scroll" role="region" aria-label={`Medidas: ${name}`} tabIndex={0}>
        <table>
          <caption>{name}</caption>
          <thead>
            <tr>
              {columns.map(({ name: column, unit }) => (
                <th key={column} scope="col">
                  {unit === '' ? column : `${column} (${unit})`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size, ...measures]) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {measures.map((measure, at) => (
                  <td key={columns[at + 1]?.name}>{measure === '' ? '–' : measure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
