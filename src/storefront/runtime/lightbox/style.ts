/** The lightbox's own style: it comes with the script, so that pages which never open one don't carry it. */
export const LIGHTBOX_STYLE = `
.elementor-lightbox{position:fixed;inset:0;inline-size:100vw;block-size:100dvh;max-inline-size:none;max-block-size:none;margin:0;padding:0;border:0;background:rgb(20 14 10/.97);color:#fff;overflow:hidden}
.elementor-lightbox::backdrop{background:none}
.elementor-lightbox:focus-visible{outline:none}
.elementor-slideshow__header{position:absolute;inset:0 0 auto;z-index:2;display:flex;align-items:center;justify-content:space-between;padding:.5rem .75rem;pointer-events:none}
.elementor-slideshow__header>*{pointer-events:auto}
.elementor-slideshow__counter{padding-inline:.5rem;font-variant-numeric:tabular-nums}
.elementor-slideshow__stage{position:absolute;inset:3.5rem 0 4rem;display:grid;place-items:center;touch-action:pan-y}
.elementor-slideshow__stage:has(>.elementor-lightbox-image){touch-action:none;overflow:hidden}
.elementor-lightbox-image{cursor:zoom-in}
[data-zoomed]>.elementor-lightbox-image{cursor:grab}
.elementor-slideshow__stage>*{max-inline-size:min(100vw - 1.5rem,82rem);max-block-size:100%}
.elementor-lightbox-image{inline-size:auto;block-size:auto;max-block-size:calc(100dvh - 7.5rem);object-fit:contain;user-select:none;-webkit-user-drag:none}
.elementor-video-container{inline-size:min(100vw - 1.5rem,72rem);aspect-ratio:16/9;border:0;background:#000}
.elementor-lightbox-ask{display:grid;place-content:center;justify-items:center;gap:1rem;padding:1.5rem;text-align:center;font-size:1.0625rem}
.elementor-lightbox-ask a{color:inherit;padding-block:.6rem}
.elementor-lightbox .elementor-lightbox-ask button:not([hidden]){inline-size:auto;padding-inline:1.5rem;border-radius:999px;background:#fff;color:#2a2320;font-size:1rem;font-weight:600}
.elementor-lightbox .elementor-lightbox-ask button:not([hidden]):hover{background:#f1e9dc}
.elementor-slideshow__footer{position:absolute;inset:auto 0 0;z-index:2;min-block-size:4rem;display:grid;place-items:center;padding:.5rem 4rem;text-align:center}
.elementor-lightbox button:not([hidden]){display:grid;place-items:center;inline-size:48px;block-size:48px;border:0;border-radius:50%;background:rgb(255 255 255/.12);color:#fff;font-size:1.5rem;line-height:1}
.elementor-lightbox button:hover{background:rgb(255 255 255/.28)}
.elementor-lightbox button:focus-visible{outline:3px solid #fff;outline-offset:2px}
.elementor-swiper-button{position:absolute;inset-block-start:calc(50% - 24px);z-index:2}
.elementor-swiper-button-prev{inset-inline-start:.75rem}
.elementor-swiper-button-next{inset-inline-end:.75rem}
@media (max-width:767px){.elementor-swiper-button{inset-block:auto .5rem}}
@media (prefers-reduced-motion:no-preference){.elementor-slideshow__stage>*{animation:lightbox-in .2s ease-out}}
@keyframes lightbox-in{from{opacity:0;scale:.98}}
`
