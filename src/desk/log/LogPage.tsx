export default function LogPage() {
  return <h1>Log</h1>
}
