import type { Fee } from '#shop/checkout/contract.ts'
import { Amount } from '#ui/price.tsx'

/** What rules of the shop add or take off: a row each, in the markup that scripts of this ecosystem look for. */
export const FeeRows = ({ fees }: { fees: readonly Fee[] }) => (
  <>
    {fees.map(({ id, label, cents }) => (
      <tr key={id} className="fee">
        <th scope="row">{label}</th>
        <td data-title={label}>
          {cents < 0 && '−'}
          <Amount cents={Math.abs(cents)} />
        </td>
      </tr>
    ))}
  </>
)
