const LEAVES = [
  { path: 'M0 0C-38 -44.8 -26.6 -89.6 0 -128C26.6 -89.6 38 -44.8 0 0Z', turn: -38, fill: '#55603a' },
  { path: 'M0 0C-38 -46.2 -26.6 -92.4 0 -132C26.6 -92.4 38 -46.2 0 0Z', turn: 36, fill: '#62703e' },
  { path: 'M0 0C-26 -30.1 -18.2 -60.2 0 -86C18.2 -60.2 26 -30.1 0 0Z', turn: -68, fill: '#7c8a50' },
  { path: 'M0 0C-26 -31.5 -18.2 -63 0 -90C18.2 -63 26 -31.5 0 0Z', turn: 66, fill: '#7c8a50' },
  { path: 'M0 0C-46 -52.5 -32.2 -105 0 -150C32.2 -105 46 -52.5 0 0Z', turn: 0, fill: '#6f7d45' },
]

/** The last frame of the shop's own animation, as it stands before the animation comes and where it never does. */
export function StillVase() {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      {LEAVES.map(({ path, turn, fill }) => (
        <path key={turn} d={path} fill={fill} transform={`translate(200 212) rotate(${turn})`} />
      ))}
      <path
        fill="#a8512f"
        d="M158 214H242C246 222 238 224 234 240C230 256 278 266 278 300C278 334 262 366 236 366H164C138 366 122 334 122 300C122 266 170 256 166 240C162 224 154 222 158 214Z"
      />
      <path fill="#f1e9dc" d="M124 290C174 304 226 304 276 290L277 304C227 318 173 318 123 304Z" />
      <path fill="#b8603a" d="M152 206H248C256 206 256 220 248 220H152C144 220 144 206 152 206Z" />
      <circle cx="200" cy="54" r="15" fill="#d98a5f" />
      <circle cx="200" cy="54" r="6" fill="#f1e9dc" />
    </svg>
  )
}
