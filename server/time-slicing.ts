/**
 * Runs tasks at once, as long as those of this turn of the event loop have not taken `sliceMs` together; further ones
 * wait in line for the next turns. A turn accepts one connection, whatever else it does: where a thousand visitors are
 * served in every turn, whoever is new waits until they have all had their answer, again and again.
 */
export function createTimeSlicer(sliceMs: number): (task: () => void) => void {
  const waiting: (() => void)[] = [];
  let sliceEndMs = 0;
  let isUnderWay = false;

  function nextTurn(): void {
    isUnderWay = false;
    if (waiting.length === 0) return;
    begin();
    let done = 0;
    do {
      waiting[done]?.();
      done += 1;
    } while (done < waiting.length && performance.now() < sliceEndMs);
    waiting.splice(0, done);
  }

  function begin(): void {
    isUnderWay = true;
    sliceEndMs = performance.now() + sliceMs;
    setImmediate(nextTurn);
  }

  return (task) => {
    if (!isUnderWay) begin();
    if (waiting.length === 0 && performance.now() < sliceEndMs) task();
    else waiting.push(task);
  };
}
