import { DownloadIcon } from '@sanity/icons/Download'
import { Button, Flex } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useFormValue } from 'sanity'
import { renderSVG } from 'uqr'
import { isOwnPath } from '../../contract/values/redirects.ts'
import { DocumentNote } from './DocumentNote.tsx'

/** The whole address of the open redirect with its QR code, for print, above its fields. */
export function ShortAddress({ children }: { children: ReactNode }) {
  const [from, countedAs] = [useFormValue(['from']), useFormValue(['countedAs'])]
  if (typeof from !== 'string' || !isOwnPath(from)) return children
  const { origin } = window.location
  const counted =
    typeof countedAs === 'string' && countedAs !== ''
      ? `Visitors who come by it are counted as “${countedAs}”.`
      : 'For print, write below as what its visitors are counted: without it they are “direct”.'
  return (
    <DocumentNote
      label="For print"
      lines={[origin + from, counted]}
      picture={<QrPicture address={new URL(from, origin).href} name={from} />}
    >
      {children}
    </DocumentNote>
  )
}

/** Readable with a tenth of it covered, and with the margin that cameras need. */
const FOR_PRINT = { ecc: 'M', border: 4 } as const

function QrPicture({ address, name }: { address: string; name: string }) {
  const file = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, FOR_PRINT))}`
  return (
    <Flex align="center" gap={4} wrap="wrap">
      <img src={file} alt={`QR code of ${address}`} width="160" height="160" />
      <Button
        as="a"
        href={file}
        download={`qr${name.replaceAll('/', '-')}.svg`}
        icon={DownloadIcon}
        mode="ghost"
        text="Save the QR code"
      />
    </Flex>
  )
}
