/** The site's colours and manners, in the little that one form needs. */
export const SIGN_IN_STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#fbf7f0;color:#221c16;font:17px/1.6 system-ui,sans-serif}
main{max-width:27rem;min-height:100vh;min-height:100dvh;margin:0 auto;padding:32px 20px;display:grid;align-content:center;gap:24px}
.eyebrow{margin:0;color:#7d5b1d;font-size:.78rem;font-weight:600;letter-spacing:.16em;text-transform:uppercase}
h1{font:400 clamp(1.85rem,1.45rem + 1.7vw,2.5rem)/1.15 Georgia,serif;letter-spacing:-.012em;margin:4px 0 0}
.slab{display:grid;gap:20px;background:#fffdf9;border:1px solid #e2d6c3;border-top:3px solid #9a3d23;border-radius:2px;padding:24px}
.field{display:grid;gap:4px}
label{font-size:.95rem;font-weight:600}
input{font:inherit;width:100%;min-height:52px;padding:.5rem .9rem;border:1px solid #9c8a70;border-radius:2px;background:#fffdf9;color:inherit}
input:hover{border-color:#221c16}
input[aria-invalid]{border-color:#9a3021;box-shadow:inset 3px 0 0 #9a3021}
button{font:inherit;font-weight:600;min-height:52px;padding:.55rem 1.4rem;border:0;border-radius:2px;background:#9a3d23;color:#fff;cursor:pointer}
button:hover{background:#7a2e19}
:focus-visible{outline:2px solid #1f4a39;outline-offset:2px}
.problem{margin:0;padding:12px 16px;background:#fbebe6;border-left:3px solid #9a3021;color:#7a2e19}
.note{margin:0;color:#5f554a;font-size:.92rem}
`
