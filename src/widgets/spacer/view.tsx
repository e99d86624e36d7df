/** Nothing but room; its height is in the style sheet. */
export default function Spacer() {
  return <div className="elementor-spacer" />
}
