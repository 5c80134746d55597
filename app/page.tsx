export default function HomePage() {
  return <h1 className="text-h1">Pond Hill</h1>;
}
